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
  label: 'Popup and giveaway',
  fields: [
    {
      name: 'popup',
      type: 'group',
      label: 'Newsletter popup',
      admin: { description: 'Leave a text blank for the usual one. The preview has a button that opens it.' },
      fields: [
        line('title', 80, USUAL_POPUP.title),
        line('text', 300, USUAL_POPUP.text),
        line('button', 40, USUAL_POPUP.button),
      ],
    },
    {
      name: 'giveaway',
      type: 'group',
      admin: { description: 'At /win-dinner. Leave a text blank for the usual one.' },
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
      label: 'Every issue',
      fields: [
        {
          name: 'replyTo',
          label: 'Replies go to',
          type: 'email',
          admin: { description: 'Without an address, they go to the sender’s.' },
        },
        {
          name: 'postalAddress',
          label: 'Postal address',
          type: 'textarea',
          maxLength: 300,
          admin: { description: 'Stands at the end of each mail: the law asks for it in many countries.' },
        },
        { name: 'closing', label: 'Last words', type: 'textarea', maxLength: 300 },
      ],
    },
  ],
};
