"""Never reads, and writes the same answer again and again."""
while True:
    print('{"action": "draw ?"}', flush=True)
