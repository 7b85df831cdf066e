export function RefereeView(_: { rest: string }) {
  return <p></p>;
}
