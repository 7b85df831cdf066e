// Components with which several views show answers: melds, clauses, refusals.

import type { DisputeSideReport, ErrorReport, MeldReport } from "okey";
import type { Reply } from "../engine/client";
import { useLanguage } from "../text/language";
import type { Sentences } from "../text/turkish";
import { COLOURS } from "../tiles";
import { Tile } from "./tile";

/** Melds, each okey with the tile that it stands for. */
export function Melds({ melds, okey }: { melds: MeldReport[]; okey: string | null }) {
  const { say } = useLanguage();
  return (
    <ul class="melds">
      {melds.map((meld) => (
        <li>
          <span class="unseen">{say.kinds[meld.kind]}: </span>
          {meld.tiles.map((tile, place) => (
            <Tile tile={tile} as={meld.as[place]!} okey={okey} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Returns what the letters of tiles mean, for example "K siyah". */
export const lettersText = (say: Sentences): string =>
  [...COLOURS.map((colour) => `${colour} ${say.colours[colour]}`), `J* ${say.falseJoker}`, `O* ${say.okey}`].join(", ");

/** Explains the letters of the tiles in a text, if it has any. */
export function Letters({ text }: { text: string }) {
  const { say } = useLanguage();
  return /(?:^|[^\p{L}\d])(?:[KRBY]\d|[JO]\*)/u.test(text) ? <p class="letters">{lettersText(say)}</p> : null;
}

/** Tiles in a row. */
export function Tiles({ tiles, okey }: { tiles: string[]; okey?: string | null }) {
  return (
    <span class="tiles">
      {tiles.map((tile) => (
        <Tile tile={tile} okey={okey ?? null} />
      ))}
    </span>
  );
}

/** A link to a clause. */
export const ClauseLink = ({ id }: { id: string }) => (
  <a class="clause" href={`#kurallar/${id}`}>
    {id}
  </a>
);

/** A line of a text that gives a reason: the sentence of a clause, and the id of the clause in parentheses. */
const REASON = /^(.*) \(([a-z0-9-]+(?:\.[a-z0-9-]+)+)\)$/;

/** Splits the text of an answer into its first sentence and the reasons, each with its clause. */
export function readText(text = ""): { sentence: string; reasons: [clause: string, reason: string][] } {
  const [sentence = "", ...lines] = text.split("\n");
  const reasons = lines.map((line) => REASON.exec(line)).filter((match) => match !== null);
  return { sentence, reasons: reasons.map(([, reason, clause]) => [clause!, reason!]) };
}

/** A folded list of the clauses of an answer. `reasons` has the sentences of some of them, by clause. */
export function Clauses({ ids, reasons }: { ids: Iterable<string>; reasons?: Map<string, string> }) {
  const { say } = useLanguage();
  return (
    <details class="clauses">
      <summary>{say.clauses}</summary>
      <ul>
        {[...ids].map((id) => (
          <li>
            {reasons?.get(id)} <ClauseLink id={id} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The sides of a dispute, each with its sources. */
export function SideList({ sides }: { sides: DisputeSideReport[] }) {
  const { language } = useLanguage();
  const sourceText = ({ title, section }: DisputeSideReport["sources"][number]) =>
    [title[language], section].filter(Boolean).join(", ");
  return (
    <ul>
      {sides.map(({ says, sources }) => (
        <li>
          {says[language]} <small>({sources.map(sourceText).join("; ")})</small>
        </li>
      ))}
    </ul>
  );
}

function Refusal({ report }: { report: ErrorReport }) {
  const { say } = useLanguage();
  return (
    <div class="refusal">
      {report.faults.map((fault) => {
        const { message, hint, clause } = { ...fault, ...say.faults[fault.code] };
        return (
          <p>
            <strong>{message}</strong>
            {hint && (
              <>
                <br />
                {say.hint} {hint}
              </>
            )}{" "}
            {clause && <ClauseLink id={clause} />}
          </p>
        );
      })}
    </div>
  );
}

/** Shows why a reply has no answer. Shows nothing if it has one. */
export function Trouble({ reply }: { reply: Reply<unknown> | undefined }) {
  const { say } = useLanguage();
  if (!reply || "answer" in reply) return null;
  if ("refusal" in reply) return <Refusal report={reply.refusal} />;
  return (
    <div class="refusal" role="alert">
      <p>{say.broken}</p>
      <pre>{reply.broken}</pre>
    </div>
  );
}
