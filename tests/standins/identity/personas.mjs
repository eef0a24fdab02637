const fixedSub = (number) => `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/**
 * The users on the sign-in page. Their plans are not known here: billing finds its own customer by e-mail. `New
 * visitor` is not in this list, because each one is a new user.
 */
export const PERSONAS = [
  person(1, 'trial', 'On trial', 'Two weeks with every tool', 'Tamsin', 'Thistledown'),
  person(2, 'paying', 'Paying', 'A subscription in good standing', 'Perrin', 'Silverpurse'),
  person(3, 'past-due', 'Past due', 'The last payment failed', 'Odo', 'Latecoin'),
  person(4, 'lapsed', 'Lapsed', 'The subscription has ended', 'Lorcan', 'Emberfade'),
  person(5, 'gifted', 'Gifted Pro', 'In the group PaidUser', 'Gwenna', 'Goldleaf', ['PaidUser']),
  person(6, 'admin', 'Admin', 'In the group AdminUser', 'Aldith', 'Keymaster', ['AdminUser']),
];

function person(number, key, title, note, givenName, familyName, groups = []) {
  return {
    key,
    title,
    note,
    user: {
      sub: fixedSub(number),
      username: key,
      groups,
      attributes: {
        email: `${key}@delvewright.test`,
        email_verified: 'true',
        name: `${givenName} ${familyName}`,
        given_name: givenName,
        family_name: familyName,
      },
    },
  };
}
