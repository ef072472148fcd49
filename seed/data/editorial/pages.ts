import type { SamplePage } from '../../rows/sample-editorial.ts';

/** Pages as editors write them. Their promises must match what the site does. */
export const SAMPLE_PAGES: readonly SamplePage[] = [
  {
    slug: 'privacy',
    title: 'Privacy',
    description: 'What we keep about you, which isn’t much, and how to make us forget it.',
    isInFooter: true,
    lines: [
      'You can read every page of this guide without telling us who you are. No outside company watches you here: no trackers, no ad networks, no fonts loaded from other companies.',
      '## If you make an account',
      'We keep your username, a scrambled form of your password, your saved places and notes, and your reviews. An email address is optional. It’s there so you can get back in if you forget your password.',
      'On [your account page](/account) you can download all of it or delete it for good.',
      '## If you get the newsletter',
      'We keep your email address and the day you signed up. Every issue has a link that takes you off the list in one click.',
      '## What we count',
      'We count how often a story, a guide or a place is opened and read, how often an ad is seen and clicked, and what people search for, so we know what’s missing. Those counts aren’t tied to a person or an account, and no cookies are involved. Each time an ad is seen or clicked, we keep a shortened IP address and the type of browser for 90 days, so we can leave out the bots.',
      'Like every web server, ours keeps a log of requests with IP addresses, so we can fix problems and stop abuse. We don’t use it to work out where you are.',
      '## What stays on your device',
      '- Places you save before you sign in, and your last few searches. Clear them in the browser and they’re gone.',
      '- A note that you’ve seen the newsletter box, so we don’t ask twice.',
      '- Pages you’ve opened, so you can read them again when you have no signal.',
      '- Once you sign in, a cookie that remembers you.',
      '## Your location',
      'We ask for it only when you press “Show Nearby” or ask the map where you are. Your browser works out the distances, or our server does and then discards your location.',
    ],
  },
];
