// Derives the TypeScript types of questions, options and answers from the JSON Schemas of the program, and writes them
// to `dist/answers.d.ts`.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const kinds = ["check", "melds", "pairs", "waits", "advise", "open", "score", "sheet", "converted", "judge", "rules"];
const named = new Map();

const file = (path) => new URL(path, import.meta.url);
const schemaOf = (name) => JSON.parse(readFileSync(file(`../../schema/${name}.json`), "utf8"));

/** Returns the type of a value. The schema `true` accepts any value. */
function type(schema) {
  if (schema === true) return "unknown";
  if (schema.$ref) return schema.$ref.replace("#/$defs/", "");
  if (schema.anyOf) return schema.anyOf.map(type).join(" | ");
  const values = schema.enum ?? ("const" in schema ? [schema.const] : undefined);
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  const types = [schema.type ?? "unknown"].flat();
  return types.map((kind) => kindOf(kind, schema)).join(" | ");
}

function kindOf(kind, schema) {
  switch (kind) {
    case "array": {
      const item = type(schema.items);
      const fixed = schema.minItems === schema.maxItems ? schema.minItems : undefined;
      return fixed ? `[${Array(fixed).fill(item).join(", ")}]` : `Array<${item}>`;
    }
    case "object":
      return schema.properties ? members(schema) : `Record<string, ${type(schema.additionalProperties ?? true)}>`;
    case "integer":
      return "number";
    default:
      return kind;
  }
}

const comment = (text) => (text ? `/** ${text.replaceAll("*/", "* /")} */\n` : "");

/** Returns the members of an object. A member that is not required may also be undefined. */
function members({ properties, required = [] }) {
  const lines = Object.entries(properties).map(([name, schema]) => {
    const optional = required.includes(name) ? "" : "?";
    return `${comment(schema.description)}${JSON.stringify(name)}${optional}: ${type(schema)}${optional && " | undefined"};\n`;
  });
  return `{\n${lines.join("")}}`;
}

/** Adds an interface. A name that several schemas share must mean the same in all of them. */
function add(name, schema) {
  const text = `${comment(schema.description)}export interface ${name} ${members(schema)}\n`;
  if (named.has(name) && named.get(name) !== text) throw new Error(`two types are called ${name}`);
  named.set(name, text);
}

/** Fields of a question that are no options: the arguments of its function, and fields that only a stream needs. */
const noOptions = ["id", "ask", "fields", "carry", "question", "claim", "sheet", "as"];

/** Adds the options of one function: the fields of a line that the question takes, except the excluded ones. */
function addOptions(name, question, excluded = []) {
  const takes = ([field, schema]) =>
    !noOptions.includes(field) && !excluded.includes(field) && schema["x-questions"]?.includes(question);
  const properties = Object.fromEntries(Object.entries(line.properties).filter(takes));
  add(`${name}Options`, { description: `The options of the function \`${name.toLowerCase()}\`.`, properties });
}

const line = schemaOf("batch-line");
for (const question of line.properties.ask.enum.filter(Boolean)) {
  // The function of `judge` takes a claim as its argument, so its hand is an option. Other functions take the hand
  // as an argument.
  addOptions(question[0].toUpperCase() + question.slice(1), question, question === "judge" ? [] : ["hand"]);
}
addOptions("Sheet", "score", line.properties.sheet["x-not-with"]);

for (const name of [...kinds, "error", "batch-line", "score-line"]) {
  const { $defs = {}, ...schema } = schemaOf(name);
  for (const [part, definition] of Object.entries($defs)) add(part, definition);
  add(schema.title, schema);
}
const answers = kinds.map((kind) => `${kind}: ${schemaOf(kind).title};\n`).join("");
const head = "// Generated from the JSON Schemas of okey. Do not edit.\n\n";
mkdirSync(file("dist"), { recursive: true });
writeFileSync(
  file("dist/answers.d.ts"),
  `${head}/** The kinds of answers. A question has the answer of the same name; \`score\` answers \`sheet\` to a whole record, and \`converted\` if it is asked for another form. */\nexport interface Answers {\n${answers}}\n\n${[...named.values()].join("\n")}`,
);
