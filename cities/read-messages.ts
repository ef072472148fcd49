import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import compile from 'icu-minify/compile';
import type { City } from './city-schemas.ts';
import type { Messages } from './messages.ts';
import ENGLISH from './texts/en.json' with { type: 'json' };

/** Texts as a file has them, nested by part. */
interface Texts {
  readonly [key: string]: string | Texts;
}

interface Spoken {
  /** The city's folder. */
  readonly folder: string;
  readonly region: City['region'];
  /** BCP 47. */
  readonly language: string;
}

const ENGLISH_TEXTS: ReadonlyMap<string, string> = new Map(flatten(ENGLISH));

/**
 * The texts in a language. What is missing there is as in the city's English, then as in the English of all cities.
 * Adds to `faults` what is wrong in a file.
 */
export function readMessages({ folder, region, language }: Spoken, faults: string[]): Messages {
  const texts = new Map(ENGLISH_TEXTS);
  for (const file of ownFiles(folder, language)) {
    for (const [key, text] of readTexts(file, faults)) {
      const fault = faultIn(text, texts.get(key));
      if (fault === null) texts.set(key, text);
      else faults.push(`${file}: ${key}: ${fault}`);
    }
  }
  const forms = formsOf(region, texts);
  const compileAll = (part: Texts, above: string): unknown =>
    Object.fromEntries(
      Object.entries(part).map(([name, inner]) => {
        const key = above + name;
        return [
          name,
          typeof inner === 'string'
            ? compile(withForms(texts.get(key) ?? inner, forms))
            : compileAll(inner, `${key}.`),
        ];
      }),
    );
  // It has the keys of the English file.
  return compileAll(ENGLISH, '') as Messages;
}

/** The languages of a city besides English, and the keys that each lacks, so that visitors read them in English. */
export function missingTexts(folder: string): ReadonlyMap<string, readonly string[]> {
  const languages = readdirSync(folder).flatMap((name) => /^texts\.(.+)\.json$/.exec(name)?.[1] ?? []);
  return new Map(
    languages
      .filter((language) => language !== 'en')
      .map((language) => {
        const own = new Map(readTexts(textsFile(folder, language), []));
        return [language, [...ENGLISH_TEXTS.keys()].filter((key) => !own.has(key))];
      }),
  );
}

/** A city words some texts in its own English, and most in another language. */
function ownFiles(folder: string, language: string): readonly string[] {
  return [...new Set(['en', languageOf(language)])]
    .map((spoken) => textsFile(folder, spoken))
    .filter((file) => existsSync(file));
}

const textsFile = (folder: string, language: string) =>
  path.relative('', path.join(folder, `texts.${language}.json`));

const languageOf = (tag: string) => new Intl.Locale(tag).language;

function readTexts(file: string, faults: string[]): [string, string][] {
  try {
    // `faultIn` finds anything else than texts.
    return flatten(JSON.parse(readFileSync(file, 'utf8')) as Texts);
  } catch (error) {
    faults.push(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
    return [];
  }
}

function flatten(texts: Texts, above = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, inner]): [string, string][] =>
    typeof inner === 'object' ? flatten(inner, `${above}${name}.`) : [[above + name, inner]],
  );
}

/** Why a text can't stand in for an English one; `null` if it can. */
function faultIn(text: string, english: string | undefined): string | null {
  if (english === undefined) return 'No text has this key.';
  try {
    const known = new Set([...argumentsIn(compile(english)), ...FORMS]);
    const strange = argumentsIn(compile(text)).find((name) => !known.has(name));
    return strange === undefined ? null : `It names {${strange}}, and gets ${[...known].join(', ')}.`;
  } catch (error) {
    return `This is no ICU message: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The names of arguments and tags in a compiled message. */
function argumentsIn(message: unknown): readonly string[] {
  if (!Array.isArray(message)) return [];
  return message.filter(Array.isArray).flatMap(([name, kind, ...inner]: unknown[]) => {
    // A plural or select has an object of messages; a tag has its content.
    const messages =
      typeof kind === 'number' && kind > 0 ? Object.values(inner[0] ?? {}) : [[kind, ...inner]];
    return [String(name), ...messages.flatMap(argumentsIn)];
  });
}

/** What every message may say of the city. The forms of its name are texts themselves. */
const FORMS = ['city', 'inCity', 'ofCity', 'aroundCity', 'postalCode', 'validPostalCode'] as const;
type Forms = Readonly<Record<(typeof FORMS)[number], string>>;

function formsOf({ name, postalCode }: City['region'], texts: ReadonlyMap<string, string>): Forms {
  const form = (key: string) => (texts.get(key) ?? '').replaceAll('{city}', name);
  return {
    city: name,
    inCity: form('city.in'),
    ofCity: form('city.of'),
    aroundCity: form('city.around'),
    postalCode: postalCode.name,
    validPostalCode: postalCode.valid,
  };
}

/** A text with the forms filled in, where an apostrophe of theirs doesn't quote. */
function withForms(text: string, forms: Forms): string {
  return FORMS.reduce(
    (filled, name) => filled.replaceAll(`{${name}}`, forms[name].replaceAll("'", "''")),
    text,
  );
}
