// A field for a pasted text, a button that reads the text, and the reason if it cannot be read.

import type { Reply } from "../engine/client";
import { useLanguage } from "../text/language";
import { Trouble } from "./answer";

interface PasteProps {
  id: string;
  label: string;
  rows: number;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  onRead: () => void;
  /** The answer about the text that was read last. */
  reading: Reply<unknown> | undefined;
}

export function Paste({ id, label, rows, placeholder, text, onText, onRead, reading }: PasteProps) {
  const { say } = useLanguage();
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault();
        onRead();
      }}
    >
      <label for={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        value={text}
        placeholder={placeholder}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
      <button type="submit" disabled={text.trim() === ""}>
        {say.readText}
      </button>
      <div role="status">
        <Trouble reply={reading} />
      </div>
    </form>
  );
}
