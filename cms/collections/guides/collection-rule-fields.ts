import { TAGS } from '#contract/restaurants';
import { COLLECTION_RULES, type CollectionRule } from '#domain/guides/collection-guides';
import type { Field } from 'payload';
import { row } from '../field-parts.ts';

const RULE_LABELS: Record<CollectionRule, string> = {
  romantic: 'Romantic: tagged date night, then fine dining or $$$ and $$$$',
  'large-groups': 'Large groups: tagged groups, then American or Italian',
  budget: 'Budget: $, then $$',
  brunch: 'Brunch: tagged brunch, then mentions of brunch or breakfast',
  'late-night': 'Late night: open at 11:30 p.m., then tagged late night',
  outdoor: 'Outdoor: tagged outdoor or rooftop, then mentions of a patio or terrace',
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
  row(
    {
      name: 'ruleTags',
      type: 'select',
      hasMany: true,
      options: [...TAGS],
      admin: { condition: (data) => data.kind === 'collection' && data.rule === 'own' },
    },
    {
      name: 'ruleKeywords',
      type: 'text',
      hasMany: true,
      maxRows: 30,
      admin: { condition: (data) => data.kind === 'collection' && data.rule === 'own' },
    },
  ),
];
