import { escapeMarkup } from '#domain/words/escape-markup';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Letter {
  readonly subject: string;
  readonly before: readonly string[];
  readonly link: string;
  readonly linkText: string;
  readonly after: readonly string[];
}

/** To an unconfirmed address: its owner may not know us, so the mail repeats nothing that was typed. */
export function confirmationMail(siteName: string, link: string): Mail {
  return write({
    subject: `Confirm your email for ${siteName}`,
    before: [
      `Open this link to confirm your email address. We’ll use it to get you back into ${siteName} if you forget your password, and for nothing else.`,
    ],
    link,
    linkText: 'Confirm my email',
    after: [
      'The link works for 24 hours.',
      'If you didn’t ask for this, do nothing, and you won’t hear from us again.',
    ],
  });
}

/** Sent instead of a confirmation if the address already belongs to an account. */
export function addressTakenMail(siteName: string, username: string, link: string): Mail {
  return write({
    subject: `You already have an account with ${siteName}`,
    before: [
      `Someone just tried to add this address to an account. It already belongs to yours, ${username}, so nothing has changed.`,
      'If it was you, sign in with that name. If you’ve forgotten the password, set a new one here:',
    ],
    link,
    linkText: 'Set a new password',
    after: ['If it wasn’t you, there’s nothing you need to do.'],
  });
}

export function newPasswordMail(siteName: string, username: string, link: string): Mail {
  return write({
    subject: `A new password for ${siteName}`,
    before: [`Hi ${username},`, 'Set a new password here:'],
    link,
    linkText: 'Set a new password',
    after: [
      'The link works until you’ve set a password, for an hour at most. A new password signs you out on all your devices.',
      'If you didn’t ask for this, do nothing, and your password stays the same.',
    ],
  });
}

const CHANGES = {
  password: 'the password of your account was just changed.',
  email:
    'the email address of your account was just changed or removed. You can no longer use this one to get back in.',
  roles: 'the roles of your account were just changed.',
  secondFactor: 'the second step of your sign-in was just changed.',
};
export type AccountChange = keyof typeof CHANGES;

/** It does not name a new address, which may be a stranger's. */
export function accountChangedMail({
  siteName,
  username,
  change,
  link,
}: {
  readonly siteName: string;
  readonly username: string;
  readonly change: AccountChange;
  readonly link: string;
}): Mail {
  return write({
    subject:
      change === 'email'
        ? `Your ${siteName} account no longer uses this email`
        : `Your ${siteName} account was changed`,
    before: [
      `Hi ${username},`,
      `A note to keep you safe: ${CHANGES[change]}`,
      'If you know nothing about it, change your password right now:',
    ],
    link,
    linkText: change === 'email' ? 'Go to my account' : 'Set a new password',
    after: ['If it was you, there’s nothing you need to do.'],
  });
}

function write({ subject, before, link, linkText, after }: Letter): Mail {
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => `<p>${escapeMarkup(text)}</p>`).join('\n');
  return {
    subject,
    text: [...before, link, ...after].join('\n\n'),
    html: [
      paragraphs(before),
      `<p><a href="${escapeMarkup(link)}">${escapeMarkup(linkText)}</a></p>`,
      paragraphs(after),
    ].join('\n'),
  };
}
