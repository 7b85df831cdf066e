// Rules from a link or a text: what they would change, and the choice to accept or refuse them.

import { answerOf, useReply } from "../engine/hook";
import type { Settings, Variant } from "../link";
import { Trouble } from "../page/answer";
import { useLanguage } from "../text/language";
import { checkOf, useTable } from "./rules";
import { useSwitches, valueText } from "./switches";

interface ProposalProps {
  variant: Variant;
  settings: Settings;
  onEnd: (isTaken: boolean) => void;
}

/** Shows how rules from a link or a text differ from the reader's own. The reader can accept or refuse them. */
export function Proposal({ variant, settings, onEnd }: ProposalProps) {
  const { language, say } = useLanguage();
  const { table, changeTable, settingsOf } = useTable();
  const switches = useSwitches(variant);
  const checked = useReply(checkOf(variant, settings, language));
  const isGood = checked.isCurrent && answerOf(checked.reply) !== undefined;
  const own = settingsOf(variant);
  const changes = (switches ?? []).flatMap((rule) => {
    const usual = String(rule.values[variant]);
    const [before, after] = [own[rule.key] ?? usual, settings[rule.key] ?? usual];
    return before === after ? [] : [{ rule, before, after }];
  });
  return (
    <section class="proposal" aria-label={say.proposal}>
      <h2>
        {say.proposal} · {say.variants[variant]}
      </h2>
      <p>{say.proposalHelp}</p>
      <ul>
        {table.variant !== variant && table.variant && (
          <li>
            {say.variant}: <del>{say.variants[table.variant]}</del> → <ins>{say.variants[variant]}</ins>
          </li>
        )}
        {isGood &&
          changes.map(({ rule, before, after }) => (
            <li>
              {rule.does[language]} <del>{valueText(rule, before, language)}</del> →{" "}
              <ins>{valueText(rule, after, language)}</ins>
            </li>
          ))}
      </ul>
      {isGood && switches && changes.length === 0 && <p>{say.nothingChanges}</p>}
      <Trouble reply={checked.reply} />
      <p class="actions">
        <button
          type="button"
          class="main"
          disabled={!isGood}
          onClick={() => {
            changeTable({ variant, settings: { ...table.settings, [variant]: settings } });
            onEnd(true);
          }}
        >
          {say.takeRules}
        </button>
        <button type="button" onClick={() => onEnd(false)}>
          {say.keepRules}
        </button>
      </p>
    </section>
  );
}
