export function RulesView(_: { rest: string }) {
  return <p></p>;
}
