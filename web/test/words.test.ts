import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRITISH, DOUBLED } from './http/site/prose.ts';

/** Toasts, errors, mails, panel hints, and command-line messages are on no page, so their sources are checked. */
const ROOT = path.resolve(import.meta.dirname, '../..');
const ROOMS = ['web/src', 'web/server', 'cms', 'seed'];
const SOURCE = /(?<!\.test|\.d)\.tsx?$/;
const NOT_WORDS = /\/(node_modules|\.next|migrations|test)\/|payload-types/;

const SQL = /^\s*(select|with|begin|insert|update|delete|alter|create)\b[^.]*$/i;
/** The spelling of a hidden category in spec 1 §5. */
const AS_SPECIFIED = ['Exhibition And Trade Centre'];

interface Text {
  readonly file: string;
  readonly text: string;
}

/** The texts in a program: quoted texts of at least three words, and texts between tags. */
function textsIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<=^|\s)\/\/ .*$/gm, '');
  const quoted = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\\n]|\\.)*)`/g);
  const between = code.matchAll(/>([^<>{}=;()]+)</g);
  return [
    ...[...quoted].map(([, single, double, template]) => single ?? double ?? template ?? ''),
    ...[...between].map(([, text = '']) => text.replaceAll(/\s+/g, ' ').trim()),
  ].filter((text) => /\p{L}+ \p{L}+ \p{L}+/u.test(text) && !SQL.test(text));
}

/** The texts of the site, which are quoted in JSON. */
const SITE_TEXTS = 'cities/texts/en.json';

function textsOfTheProject(): Text[] {
  const ofTheSite = textsIn(readFileSync(path.join(ROOT, SITE_TEXTS), 'utf8'));
  const inPrograms = ROOMS.flatMap((room) =>
    readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(room, file))
      .filter((file) => SOURCE.test(file) && !NOT_WORDS.test(file))
      .flatMap((file) =>
        textsIn(readFileSync(path.join(ROOT, file), 'utf8')).map((text) => ({ file, text })),
      ),
  );
  return [...ofTheSite.map((text) => ({ file: SITE_TEXTS, text })), ...inPrograms];
}

const texts = textsOfTheProject();
const found = (isFault: (text: string) => boolean) =>
  texts.filter(({ text }) => isFault(text)).map(({ file, text }) => `${file}: ${text}`);

describe('texts in the sources', () => {
  it('are read completely', () => {
    expect(texts.length).toBeGreaterThan(1_500);
    expect(textsIn("toast({ title: 'We could not save it' }) // said the clerk, twice")).toEqual([
      'We could not save it',
    ]);
    expect(textsIn('<p>Nothing is saved here yet.</p>')).toEqual(['Nothing is saved here yet.']);
  });

  it('use American spelling', () => {
    expect(found((text) => BRITISH.test(text) && !AS_SPECIFIED.includes(text))).toEqual([]);
  });

  it('repeat no word twice in a row', () => {
    expect(found((text) => DOUBLED.test(text))).toEqual([]);
  });
});
