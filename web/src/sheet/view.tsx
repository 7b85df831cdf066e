export function SheetView(_: { rest: string }) {
  return <p></p>;
}
