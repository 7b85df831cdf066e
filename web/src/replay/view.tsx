export const ReplayView = (_: { rest: string }) => <p />;
