import * as chosen from '#city';
import path from 'node:path';
import type { Plugin } from 'vite';
import { cityCss } from './city-styles.ts';

const SAY = JSON.stringify(path.resolve(import.meta.dirname, '../../cities/say.ts'));
const { messages: MESSAGES, ...VALUES } = chosen;

/**
 * Puts the city's values in place of `#city`, which reads files. Each is a module of its own, so that only pages with a
 * map load the drawn one, and none the whole region for its language. The city's colors and drawings are a stylesheet.
 */
export function city(): Plugin {
  return {
    name: 'city',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#city(?:-value\/|$)|^virtual:city\.css$/ },
      handler: (id) => (id === STYLES ? `/${id}` : virtual(id)),
    },
    load: {
      filter: { id: /^\0city(?:-value\/|$)|^\/virtual:city\.css$/ },
      handler: (id) => (id === `/${STYLES}` ? cityCss() : codeOf(id.slice('\0city-value/'.length))),
    },
  };
}

/** Without the `#`: in development the id is part of an address, where a fragment would begin. */
function virtual(id: string) {
  return { id: `\0${id.slice(1)}`, moduleSideEffects: false };
}

/** Vite takes it for a stylesheet by its ending. */
const STYLES = 'virtual:city.css';
/** The last with a module for each value, of which a bundler keeps those in use: `palette.light.paper`. */
const LAST_LEVEL = 2;
const IDENTIFIER = /^[a-z]\w*$/i;

/**
 * The code of the value with a path, `palette/light`; without one, of the whole city. A path has no dots: Vite would take
 * `area.map` for a source map, and leave its imports alone.
 */
function codeOf(name: string): string {
  const keys = name === '' ? [] : name.split('/');
  const value = inside(VALUES, keys);
  if (!isModule(value, keys.length)) return `export default ${JSON.stringify(value)};`;
  return Object.entries(value)
    .map(([key, inner]) => {
      const exported = isModule(inner, keys.length + 1) ? `* as ${key}` : `{ default as ${key} }`;
      return `export ${exported} from '#city-value/${[...keys, key].join('/')}';`;
    })
    .join('\n');
}

/** Whether it is an object with properties known to code, and not a list or a record of names. */
function isModule(value: unknown, level: number): value is object {
  if (level > LAST_LEVEL || typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).every((key) => IDENTIFIER.test(key));
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
      handler: virtual,
    },
    load: {
      filter: { id: /^\0texts\// },
      handler: (id) => {
        const code = sayings(at(id.slice('\0texts/'.length).split('.')));
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
