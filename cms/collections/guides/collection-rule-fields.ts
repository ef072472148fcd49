import { TAGS } from '#contract/restaurants';
import { COLLECTION_RULES, type CollectionRule } from '#domain/guides/collection-guides';
import type { Field } from 'payload';

const RULE_LABELS: Record<CollectionRule, string> = {
  romantic: 'Romantic: fine dining, or $$$ and $$$$',
  'large-groups': 'Large groups: American or Italian',
  budget: 'Budget: $ or $$',
  brunch: 'Brunch: tagged brunch, or mentions brunch or breakfast',
  'late-night': 'Late night: tagged late night, or open at 11:30 p.m.',
  outdoor: 'Outdoor: tagged outdoor, or mentions a patio or terrace',
  own: 'Tags and keywords of my own',
};

/** Which places a collection includes (spec 2 §5, decisions §8). */
export const collectionRuleFields: Field[] = [
  {
    name: 'rule',
    type: 'select',
    options: COLLECTION_RULES.map((value) => ({ value, label: RULE_LABELS[value] })),
    admin: { condition: (data) => data.kind === 'collection' },
    validate: (value: unknown, { data }: { data: { kind?: string } }) =>
      data.kind !== 'collection' || Boolean(value) || 'Choose which places it holds.',
  },
  {
    type: 'row',
    fields: [
      {
        name: 'ruleTags',
        label: 'Places with any of these tags',
        type: 'select',
        hasMany: true,
        options: [...TAGS],
        admin: { condition: (data) => data.kind === 'collection' && data.rule === 'own' },
      },
      {
        name: 'ruleKeywords',
        label: 'Or any of these words in the name, cuisine or description',
        type: 'text',
        hasMany: true,
        maxRows: 30,
        admin: { condition: (data) => data.kind === 'collection' && data.rule === 'own' },
      },
    ],
  },
];
