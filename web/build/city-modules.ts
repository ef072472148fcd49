import * as chosen from '#city';
import path from 'node:path';
import type { Plugin } from 'vite';
import { cityCss } from './city-styles.ts';

const SAY = JSON.stringify(path.resolve(import.meta.dirname, '../../cities/say.ts'));
const MESSAGES: unknown = chosen.messages;

/**
 * Puts the city's values in place of `#city`, which reads files. Each is a module of its own, and so is each of their
 * properties that code names, so that only pages with a map load the drawn one, and none the whole region for its
 * language. The city's colors and drawings are a stylesheet.
 */
export function city(): Plugin {
  return {
    name: 'city',
    enforce: 'pre',
    transform: {
      filter: { code: /^import \{ [^}]+ \} from '#city';$/m },
      handler: (code) => withProperties(code),
    },
    resolveId: {
      filter: { id: /^#city(?:-value\/|$)|^virtual:city\.css$/ },
      handler: (id) => (id === STYLES ? `/${id}` : { id: `\0${id}`, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0#city|^\/virtual:city\.css$/ },
      handler: (id) => (id === `/${STYLES}` ? cityCss() : codeOf(id.slice('\0#city-value/'.length))),
    },
  };
}

/** Vite takes it for a stylesheet by its ending. */
const STYLES = 'virtual:city.css';
const VALUES = new Map<string, unknown>(Object.entries(chosen));

/** Code in which `region.language` is imported without the rest of the region. */
export function withProperties(code: string): string {
  const imports: string[] = [];
  const [line = '', names = ''] = /^import \{ ([^}]+) \} from '#city';$/m.exec(code) ?? [];
  const body = names.split(',').reduce(
    (text, named) => {
      const [value = '', local = value] = named.trim().split(' as ');
      const paths = new Set<string>();
      const short = text.replaceAll(
        new RegExp(`(?<![.\\w])${local}((?:\\.\\w+)+)`, 'g'),
        (_, dotted: string) => {
          const { known, rest } = splitPath(VALUES.get(value), dotted.slice(1).split('.'));
          if (known.length === 0) return `${local}${dotted}`;
          paths.add(known.join('.'));
          return [`${local}_${known.join('_')}`, ...rest].join('.');
        },
      );
      for (const inner of paths)
        imports.push(`import ${local}_${inner.replaceAll('.', '_')} from '#city-value/${value}.${inner}';`);
      if (new RegExp(`(?<![.\\w])${local}\\b`).test(short))
        imports.push(`import ${local} from '#city-value/${value}';`);
      return short;
    },
    code.replace(line, ''),
  );
  return imports.join('') + body;
}

/**
 * The properties of the city's objects, and what follows them, like the length of a text or what a list can do. A city
 * may lack a property, which is undefined then.
 */
function splitPath(value: unknown, keys: readonly string[]): { known: string[]; rest: readonly string[] } {
  const [first, ...others] = keys;
  if (first === undefined || typeof value !== 'object' || value === null || Array.isArray(value))
    return { known: [], rest: keys };
  const { known, rest } = splitPath((value as Readonly<Record<string, unknown>>)[first], others);
  return { known: [first, ...known], rest };
}

function codeOf(name: string): string {
  const [root = '', ...keys] = name.split('.');
  if (VALUES.has(root)) return `export default ${JSON.stringify(inside(VALUES.get(root), keys))};`;
  const names = [...VALUES.keys()];
  return names.map((value) => `export { default as ${value} } from '#city-value/${value}';`).join('\n');
}

/**
 * Puts compiled messages in place of `#texts`: the text itself where it is always the same, `texts.home.featured()`,
 * and a message of its own where it takes values. Only a text that is chosen at run time, `texts.filters[name]()`,
 * imports all of its part.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    transform: {
      filter: { code: /^import \* as texts from '#texts';$/m },
      handler: (code) => withMessages(code),
    },
    resolveId: {
      filter: { id: /^#texts\// },
      handler: (id) => ({ id: `\0${id}`, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0#texts\// },
      handler: (id) => {
        const code = sayings(at(id.slice('\0#texts/'.length).split('.')));
        return `import { say as texts_say } from ${SAY}; export default ${code};`;
      },
    },
  };
}

function withMessages(code: string): string {
  const parts = new Set<string>();
  const messages: unknown[] = [];
  const body = code
    .replace("import * as texts from '#texts';", '')
    .replaceAll(/(?<![.\w])texts((?:\.\w+)+)(\(\))?/g, (_, dotted: string, call = '') => {
      const keys = dotted.slice(1).split('.');
      const message = at(keys);
      if (typeof message === 'string' && call !== '') return JSON.stringify(message);
      if (typeof message === 'string' || Array.isArray(message)) {
        messages.push(message);
        return `texts_${messages.length - 1}${call}`;
      }
      parts.add(keys.join('.'));
      return `texts_${keys.join('_')}${call}`;
    });
  const imports = [
    ...[...parts].map((part) => `import texts_${part.replaceAll('.', '_')} from '#texts/${part}';`),
    messages.length > 0 ? `import { say as texts_say } from ${SAY};` : '',
    ...messages.map((message, index) => `const texts_${index} = ${sayings(message)};`),
  ];
  return imports.join('') + body;
}

/** Code for a part: the function of each message. */
function sayings(part: unknown): string {
  if (typeof part === 'string') return `() => ${JSON.stringify(part)}`;
  if (isPlain(part)) {
    const inner = part.map((piece) =>
      typeof piece === 'string'
        ? piece.replaceAll(/[`\\$]/g, '\\$&')
        : `\${values[${JSON.stringify(piece[0])}]}`,
    );
    return `(values) => \`${inner.join('')}\``;
  }
  if (Array.isArray(part)) return `/*#__PURE__*/ texts_say(${JSON.stringify(part)})`;
  return `{${Object.entries(part ?? {})
    .map(([key, inner]) => `${JSON.stringify(key)}: ${sayings(inner)}`)
    .join()}}`;
}

/** Whether it only puts values between texts. */
function isPlain(part: unknown): part is readonly (string | readonly [string])[] {
  return (
    Array.isArray(part) &&
    part.every(
      (piece) =>
        typeof piece === 'string' ||
        (Array.isArray(piece) && piece.length === 1 && typeof piece[0] === 'string'),
    )
  );
}

/** The message or part with a key. */
function at(keys: readonly string[]): unknown {
  return inside(MESSAGES, keys);
}

function inside(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce((part, key) => (part as Readonly<Record<string, unknown>>)[key], value);
}
