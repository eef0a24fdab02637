/** Words that the specification fixes for the public pages, by page: what must be read there, in this wording. */
export const PAGE_TEXTS: readonly { path: string; title: string; texts: readonly string[] }[] = [
  {
    path: '/',
    title: 'Home | Delvewright',
    texts: [
      // Section 2: navigation and footer.
      'About',
      'Features',
      'Contact',
      'Blog',
      'Login',
      'Product',
      'Company',
      '5E compatible',
      // Section 1: the tagline; section 2: live tools, the lookup, nine scenes, the posts.
      'Prep less, play more',
      'Monster Lookup',
      'Rules Cheat Sheet',
      'Initiative Tracker',
      'Mapwright',
      'Search monsters',
      '1 of 4: Prep less, play more',
      '9 of 9: Afterward',
      'All posts',
    ],
  },
  {
    path: '/about',
    title: 'About | Delvewright',
    texts: ['Add it to your home screen', 'Installed!'],
  },
  {
    path: '/features',
    title: 'Features | Delvewright',
    texts: ['Live', 'Forging', 'Soon', 'Planned', 'Show 18 more', 'Show less', 'Legend'],
  },
  {
    path: '/contact',
    title: 'Contact | Delvewright',
    texts: [
      'Contact',
      'hello@delvewright.example',
      'I check messages most weekdays',
      'Name',
      'Email',
      'Message',
      '0/2000',
      'Send message',
    ],
  },
  {
    path: '/terms',
    title: 'Terms of Use | Delvewright',
    texts: [
      'Last updated Aug 21, 2025',
      'at least 13 years old',
      'monthly or annually, and the billing is recurring',
      'cancel any time',
      'Access stays until the end of the period',
      'Acceptable use',
      'You keep what you make',
      'Disclaimers',
      'Changes',
      // What came later stands below the date line, with its own day.
      'Additions since then, the last on Nov 21, 2026',
      'Tools that are on their way Added Nov 21, 2026',
    ],
  },
  {
    path: '/privacy',
    title: 'Privacy Policy | Delvewright',
    texts: [
      'Last updated Aug 21, 2025',
      'Your e-mail address, your username',
      'Your credentials are handled by our identity provider',
      'Subscription and payment metadata',
      'Usage logs',
      'Support messages',
      'How we use it',
      'Third parties',
      'until your account is deleted, which happens on your request',
      'Your rights',
      'aged 13 or over',
      'Changes',
      'Additions since then',
      'Your data, by your own hand Added Nov 21, 2026',
    ],
  },
  {
    path: '/licences',
    title: 'Licenses and credits | Delvewright',
    texts: [
      'This work includes material taken from the System Reference Document 5.1 (“SRD 5.1”) by Wizards of the Coast LLC and available at https://dnd.wizards.com/resources/systems-reference-document. The SRD 5.1 is licensed under the Creative Commons Attribution 4.0 International License available at https://creativecommons.org/licenses/by/4.0/legalcode.',
      'This work includes material from the System Reference Document 5.2.1 (“SRD 5.2.1”) by Wizards of the Coast LLC, available at https://www.dndbeyond.com/srd. The SRD 5.2.1 is licensed under the Creative Commons Attribution 4.0 International License, available at https://creativecommons.org/licenses/by/4.0/legalcode.',
      'What we changed',
      'Copyright (c) [2018] [Adrian Padua]',
    ],
  },
  { path: '/no-such-page', title: 'Not found | Delvewright', texts: ['404 Not Found'] },
];

type Sent = { name?: string; email?: string; message?: string; website?: string };

/** A message that is fine as it is. */
export const GOOD_MESSAGE = {
  name: 'Maren Oakhollow',
  email: 'maren@tavern.example',
  message: 'The map hid a door from me.',
} as const;

/** What the contact form answers to what is sent: sections 4, 5 and 8. */
export const CONTACT_TEXTS: readonly { sent: Sent; status: number; text: string }[] = [
  { sent: { name: ' ' }, status: 400, text: 'Please enter your name.' },
  { sent: { email: 'maren@tavern' }, status: 400, text: 'Please enter a valid email.' },
  {
    sent: { message: 'Too short' },
    status: 400,
    text: 'Please include a short message (10+ chars).',
  },
  { sent: { message: 'x'.repeat(2001) }, status: 400, text: 'Message is too long (max 2000).' },
  { sent: {}, status: 200, text: 'Message sent! I’ll get back to you soon.' },
  {
    sent: { website: 'https://spam.example' },
    status: 200,
    text: 'Thanks! Your message has been received.',
  },
];
