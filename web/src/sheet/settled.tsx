// The settled sheet: the table of hands and totals, how the game stands, and the parts of the points.

import type { SheetReport } from "okey";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { ask } from "../engine/client";
import { answerOf } from "../engine/hook";
import { Trouble } from "../page/answer";
import { download } from "../page/share";
import { useLanguage } from "../text/language";
import { isKept, linesOf, numbersOf, teamOf } from "./lines";
import { settledHands, teamTotals, toCsv, totalsOf, type Points } from "./points";
import type { Sheet } from "./store";

/** The points of a hand: a line for each player, with the reasons. */
export function PartsList({ hand }: { hand: SheetReport["hands"][number] }) {
  return (
    <ul class="parts">
      {hand.players.map(({ name, points, parts }) => (
        <li>
          <b>
            {name}: {points}
          </b>
          {parts.length > 0 && ` (${parts.map(({ note }) => note).join("; ")})`}
        </li>
      ))}
    </ul>
  );
}

interface TableProps {
  sheet: Sheet;
  points: Points;
  onEdit: (index: number) => void;
  onDelete: (index: number) => void;
}

/** The table of the hands with their points, and of the totals with the rank of each player or team. */
function HandsTable({ sheet, points: { reply, isCurrent, settled }, onEdit, onDelete }: TableProps) {
  const { say } = useLanguage();
  const hands = settledHands(sheet, settled);
  const numbers = numbersOf(sheet.hands);
  // In a game of teams, only the teams have ranks.
  const teams = settled ? teamTotals(settled) : null;
  const unknown = isCurrent && reply && !("answer" in reply) ? "?" : "…";
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={say.handsTable}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.handColumn}</th>
            {sheet.players.map((name, index) => (
              <th scope="col">
                {name}
                {sheet.variant === "101-team" && <small> {say.team(teamOf(index))}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.totals.some((points) => points !== 0) && (
            <tr class="carried">
              <th scope="row">{say.carried}</th>
              {sheet.totals.map((points) => (
                <td>{points}</td>
              ))}
            </tr>
          )}
          {sheet.hands.map((hand, index) => {
            const scored = hands[index];
            const number = numbers[index]!;
            return (
              <tr>
                <th scope="row">
                  {number}
                  <span class="row-tools">
                    {!isKept(hand) && (
                      <button type="button" aria-label={say.editHand(number)} onClick={() => onEdit(index)}>
                        ✎
                      </button>
                    )}
                    <button type="button" aria-label={say.deleteHand(number)} onClick={() => onDelete(index)}>
                      ✕
                    </button>
                  </span>
                </th>
                {sheet.players.map((_, player) => {
                  const points = scored?.players[player]?.points;
                  return (
                    <td>
                      {scored?.void && points === 0 ? say.voidHand : (points ?? (settled ? "–" : unknown))}
                      <small>{scored?.totals[player]?.balance}</small>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {say.total}
              {settled && !teams && <small>{say.placeRow}</small>}
            </th>
            {totalsOf(sheet, settled).map((total, player) => (
              <td>
                <b class="total">{settled || sheet.hands.length === 0 ? total : unknown}</b>
                {settled && !teams && <small class="place">{say.place(settled.totals[player]!.place)}</small>}
              </td>
            ))}
          </tr>
          {teams && (
            <tr class="teams">
              <th scope="row">
                {say.teamTotal}
                <small>{say.placeRow}</small>
              </th>
              {teams.map((team) => (
                <td>
                  <b>{team?.balance}</b>
                  <small class="place">{team && say.place(team.place)}</small>
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}

/** Saves the sheet as a record or as CSV. */
function Files({ sheet, points: { settled } }: Pick<TableProps, "sheet" | "points">) {
  const { language, say } = useLanguage();
  const [refused, setRefused] = useState<Parameters<typeof Trouble>[0]["reply"]>();
  const file = `yazboz-${sheet.id.slice(0, 10)}`;
  const words = { hand: say.handColumn, carried: say.carried, total: say.total, teamTotal: say.teamTotal };
  const saveRecord = async () => {
    const reply = await ask({ ask: "score", sheet: linesOf(sheet), as: "record", lang: language });
    const record = answerOf(reply)?.sheet;
    setRefused(reply);
    if (record !== undefined) download(`${file}.txt`, "text/plain", record);
  };
  return (
    <>
      <p class="actions">
        <button type="button" disabled={sheet.hands.length === 0} onClick={saveRecord}>
          {say.record}
        </button>
        <button
          type="button"
          disabled={!settled}
          onClick={() => settled && download(`${file}.csv`, "text/csv", toCsv(sheet, settled, words))}
        >
          {say.csv}
        </button>
      </p>
      <Trouble reply={refused} />
    </>
  );
}

/** The whole settled sheet. The children are shown right below the table and the sentences about the game. */
export function SettledSheet({ children, ...props }: TableProps & { children: ComponentChildren }) {
  const { say } = useLanguage();
  const { sheet, points } = props;
  const { settled } = points;
  const scored = settledHands(sheet, settled);
  return (
    <>
      <HandsTable {...props} />
      {sheet.hands.length > 0 && <Trouble reply={points.reply} />}
      {sheet.hands.length === 0 && <p>{say.noHands}</p>}
      {settled && (
        <p class={settled.over ? "standing over" : "standing"} role="status">
          {settled.text}
        </p>
      )}
      {sheet.hands.some(isKept) && <p>{say.keptHands(sheet.hands.filter(isKept).length)}</p>}
      {children}
      {settled && (
        <details>
          <summary>{say.whyPoints}</summary>
          {scored.map(
            (hand) =>
              hand && (
                <>
                  <h3>{say.hand(hand.number)}</h3>
                  <PartsList hand={hand} />
                </>
              ),
          )}
        </details>
      )}
      <Files {...props} />
    </>
  );
}
