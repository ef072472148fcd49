import type { SamplePage } from '../../rows/sample-editorial.ts';

/** A page as editors write them. What it promises is what the site does. */
export const SAMPLE_PAGES: readonly SamplePage[] = [
  {
    slug: 'privacy',
    title: 'Privacy',
    description: 'What we keep about you, which isn’t much, and how to make us forget it.',
    isInFooter: true,
    lines: [
      'You can read every page of this guide without telling us who you are. No outside company watches you here: no trackers, no ad networks, no borrowed fonts.',
      '## If you make an account',
      'We keep your username, a scrambled form of your password, your saved places and notes, and your reviews. An email address is optional. It’s there so you can get back in if you forget the password.',
      'On [your account page](/account) you can download all of it or delete it for good.',
      '## If you get the newsletter',
      'We keep your email address and the day you signed up. Every issue has a link that takes you off the list in one click, and so does [this page](/unsubscribe).',
      '## What we count',
      'We count how often a story, a guide or a place is opened and read, how often an ad is seen and followed, and what people search for, so we know what’s missing. Those counts aren’t tied to a person, an account or a network address, and it takes no cookie to make them.',
      'Like every web server, ours keeps a log of requests with network addresses, so we can fix faults and fend off abuse. It never notes where you are.',
      '## What stays on your device',
      '- Places you save before you sign in, and your last few searches. Clear them in the browser and they’re gone.',
      '- A note that you’ve seen the newsletter box, so we don’t ask twice.',
      '- Pages you’ve opened, so they open again when you’re underground.',
      '- A cookie that keeps you signed in, once you sign in.',
      '## Your location',
      'We ask for it only when you press “Show Nearby.” Your browser works out the distances, or our server does and forgets the answer.',
    ],
  },
];
