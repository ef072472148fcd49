import type { GuideKind } from '#domain/guides/guides';
import type { PlaceNames } from '../../collections/place-names/keep-names.ts';
import { GUIDE_KIND_LABELS } from '../../collections/guides/guide-kinds.ts';

/** The kinds of documents to start, and the first words of each. */
export interface StartKind {
  readonly label: string;
  readonly words: string;
  /** The field they fill, and the data set by the choice. */
  readonly field: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly names?: PlaceNames;
}

interface Start {
  readonly collection: 'stories' | 'guides' | 'pages' | 'newsletter-issues';
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
      { ...guide('neighborhood', 'Neighborhood'), field: 'neighborhood', names: 'neighborhoods' },
      { ...guide('cuisine', 'Cuisine'), field: 'cuisine', names: 'cuisines' },
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
  {
    collection: 'newsletter-issues',
    title: 'New issue',
    plural: 'Issues',
    kinds: [{ label: 'Issue', words: 'Subject', field: 'subject' }],
  },
];

function guide(kind: GuideKind, words: string): StartKind {
  return { label: GUIDE_KIND_LABELS[kind], words, field: 'title', data: { kind } };
}
