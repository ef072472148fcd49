import { USUAL_GIVEAWAY, USUAL_POPUP } from '#domain/people/newsletter-words';
import type { Field, GlobalConfig } from 'payload';
import { draftedByEditors } from './drafted-by-editors.ts';

/** A text that is the usual one while it is blank. */
function line(name: string, maxLength: number, usual: () => string): Field {
  const field = { name, maxLength, admin: { placeholder: usual() } };
  return maxLength > 120 ? { ...field, type: 'textarea' } : { ...field, type: 'text' };
}

/** What the newsletter's popup and the page of its giveaway say. */
export const newsletterTexts: GlobalConfig = {
  ...draftedByEditors('newsletter-texts', '/win-dinner', 'Newsletter'),
  fields: [
    {
      name: 'popup',
      type: 'group',
      fields: [
        line('title', 80, USUAL_POPUP.title),
        line('text', 300, USUAL_POPUP.text),
        line('button', 40, USUAL_POPUP.button),
      ],
    },
    {
      name: 'giveaway',
      type: 'group',
      fields: [
        line('heading', 80, USUAL_GIVEAWAY.heading),
        line('lead', 400, USUAL_GIVEAWAY.lead),
        line('rule', 120, USUAL_GIVEAWAY.rule),
        line('signUp', 300, USUAL_GIVEAWAY.signUp),
        line('rules', 3000, USUAL_GIVEAWAY.rules),
      ],
    },
    {
      name: 'mail',
      type: 'group',
      fields: [
        { name: 'replyTo', type: 'email' },
        { name: 'postalAddress', type: 'textarea', maxLength: 300 },
        { name: 'closing', type: 'textarea', maxLength: 300 },
      ],
    },
  ],
};
