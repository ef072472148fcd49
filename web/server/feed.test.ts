import type { StoryCard } from '#contract/editorial';
import { createStream } from 'sax';
import { expect, it } from 'vitest';
import { feedXml } from './feed.ts';

const HOSTILE = 'Fish & <b>chips</b> ]]> and ]]><script>';
const SITE = { name: HOSTILE, publication: HOSTILE, tagline: HOSTILE };
const STORY: StoryCard = {
  slug: 'fish',
  title: HOSTILE,
  description: HOSTILE,
  category: HOSTILE,
  publishDate: '2026-01-02',
  readMinutes: 3,
  location: null,
  image: null,
  coverCuisine: 'Seafood',
};

/** The text of each element below an item, and the names of all elements. */
function read(xml: string) {
  const texts: Record<string, string> = {};
  const names: string[] = [];
  const reader = createStream(true);
  const add = (text: string) => {
    const name = names.at(-1) ?? '';
    texts[name] = (texts[name] ?? '') + text;
  };
  reader.on('opentag', ({ name }) => {
    names.push(name);
    texts[name] = '';
  });
  reader.on('text', (text) => void (text.trim() !== '' && add(text)));
  reader.on('cdata', add);
  reader.end(xml);
  return { texts, names };
}

it('plain texts stay texts, whatever markup they hold', () => {
  const stories = { featured: null, stories: [STORY], submitStoryUrl: '' };
  const { texts, names } = read(
    feedXml({ siteUrl: 'https://site.test', site: SITE, stories, guides: { groups: [] }, openings: [] }),
  );
  expect(names).not.toContain('script');
  expect(names.slice(-5)).toEqual(['link', 'guid', 'pubDate', 'description', 'category']);
  expect(texts.title).toBe(HOSTILE.replaceAll(']]>', ']] >'));
  // As a reader shows it, after unescaping the HTML.
  expect(texts.description).toBe('Fish &amp; &lt;b&gt;chips&lt;/b&gt; ]]&gt; and ]]&gt;&lt;script&gt;');
  expect(texts.category).toBe(HOSTILE);
});

it('a place that opened lately is an entry', () => {
  const { texts } = read(
    feedXml({
      siteUrl: 'https://site.test',
      site: SITE,
      stories: { featured: null, stories: [], submitStoryUrl: '' },
      guides: { groups: [] },
      openings: [
        {
          id: 7,
          name: 'Fig & Fennel',
          description: 'Rabbit.',
          category: 'Greek',
          neighborhood: 'Canton',
          openedOn: '2026-01-02',
        },
      ],
    }),
  );
  expect(texts).toMatchObject({
    title: 'Fig & Fennel opened in Canton',
    link: 'https://site.test/restaurants/7',
  });
});
