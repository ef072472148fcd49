import type { GuideKind } from '#domain/guides/guides';
import { GUIDE_KIND_LABELS } from '../../collections/guides/guide-kinds.ts';

/** The kinds of documents to start, and the first words of each. */
export interface StartKind {
  readonly label: string;
  /** Label of the first words. */
  readonly words: string;
  /** The field they fill, and the data set by the choice. */
  readonly field: string;
  readonly data?: Readonly<Record<string, string>>;
}

interface Start {
  readonly collection: 'stories' | 'guides' | 'pages';
  readonly title: string;
  readonly plural: string;
  readonly kinds: readonly [StartKind, ...StartKind[]];
}

export const STARTS: readonly Start[] = [
  {
    collection: 'stories',
    title: 'New story',
    plural: 'Stories',
    kinds: [{ label: 'Story', words: 'Headline', field: 'title' }],
  },
  {
    collection: 'guides',
    title: 'New guide',
    plural: 'Guides',
    kinds: [
      guide('neighborhood', 'Neighborhood'),
      guide('cuisine', 'Cuisine'),
      guide('collection', 'Title'),
      guide('article', 'Title'),
    ],
  },
  {
    collection: 'pages',
    title: 'New page',
    plural: 'Pages',
    kinds: [{ label: 'Page', words: 'Title', field: 'title' }],
  },
];

function guide(kind: GuideKind, words: string): StartKind {
  const field = kind === 'neighborhood' || kind === 'cuisine' ? kind : 'title';
  return { label: GUIDE_KIND_LABELS[kind], words, field, data: { kind } };
}
