import type { z } from 'zod';

type Issue = Partial<Pick<z.core.$ZodRawIssue, 'code' | 'path' | 'input'>> & Record<string, unknown>;

/** What is wrong with an input, as one sentence: for faults that its schema has no words of its own for. */
export function inputFault(issue: Issue): string {
  const field = (issue.path ?? []).join('.') || 'The request';
  return `${field}: ${wordsFor(issue)}.`;
}

/** The same without the field's name and the period. */
export function wordsFor({ code, input, ...issue }: Issue): string {
  switch (code) {
    case 'invalid_type':
      if (input === undefined) return 'this is missing';
      // A parameter that occurs twice in an address.
      if (Array.isArray(input) && issue.expected !== 'object') return 'give this once';
      return `this must be ${issue.expected === 'int' ? 'a whole number' : withArticle(String(issue.expected))}`;
    case 'too_small':
      return `this must ${measured(issue.origin, `${issue.inclusive === false ? 'more than' : 'at least'} ${String(issue.minimum)}`)}`;
    case 'too_big':
      return `this must ${measured(issue.origin, `${issue.inclusive === false ? 'less than' : 'at most'} ${String(issue.maximum)}`)}`;
    case 'invalid_value':
      return Array.isArray(input)
        ? 'give this once'
        : `this must be one of ${[issue.values].flat().join(', ')}`;
    case 'unrecognized_keys':
      return `nothing here is called ${[issue.keys].flat().join(' or ')}`;
    default:
      return 'this cannot be read';
  }
}

function measured(origin: unknown, limit: string): string {
  const isOne = limit.endsWith(' 1');
  if (origin === 'string') return `have ${limit} ${isOne ? 'character' : 'characters'}`;
  return origin === 'array' ? `have ${limit} ${isOne ? 'entry' : 'entries'}` : `be ${limit}`;
}

function withArticle(type: string): string {
  const name =
    { array: 'list', record: 'object', string: 'text', boolean: 'true or false', null: 'empty' }[type] ??
    type;
  if (name === 'true or false' || name === 'empty') return name;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}
