import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import type { Addition } from './additions';

/** The additions to the privacy policy, each with its day. */
export const PRIVACY_ADDITIONS: readonly Addition[] = [
  {
    day: '2026-11-21',
    heading: 'Your data, by your own hand',
    text: (
      <p>
        You need not write to us to see or delete your data:{' '}
        <Link to={paths.settings()}>Settings</Link> gives you all of it as a file, and deletes your
        account when you ask.
      </p>
    ),
  },
  {
    day: '2026-11-21',
    heading: 'What stays of a trial',
    text: (
      <p>
        So that nobody has a second trial, we remember the e-mail address of each trial by a code
        that cannot be read back and that only our own key can make, also after the account is
        deleted. Trials from before this day are remembered by a code made without a key. Until the
        identity provider confirms that your user there is deleted too, we keep its username to ask
        again.
      </p>
    ),
  },
  {
    day: '2026-11-22',
    heading: 'A cookie of five minutes',
    text: (
      <p>
        After you save something, a sealed cookie stays for five minutes. It says only up to where
        you have written, so that whichever copy of our database answers you shows you what you
        saved.
      </p>
    ),
  },
  {
    day: '2026-11-22',
    heading: 'Fights that you run',
    text: (
      <p>
        Each fight that you keep has a place of its own at our hosting provider: what was done in
        it, by which of you, and when. The file that <Link to={paths.settings()}>Settings</Link>{' '}
        gives you has all of it. A fight that you remove can be brought back for 30 days; after
        that, or with your account, it is erased.
      </p>
    ),
  },
  {
    day: '2026-11-22',
    heading: 'Lists of monsters and notes on them',
    text: (
      <p>
        Your named lists of monsters and your private notes on them are in your account when you are
        signed in, seen by nobody else, and part of what Settings gives you as a file and deletes. A
        list that you delete goes for good within 30 days. Without signing in they stay in your
        browser alone, until you take them along to an account or remove them.
      </p>
    ),
  },
  {
    day: '2026-11-23',
    heading: 'A cookie for the tables that you play at',
    text: (
      <p>
        When you open a table by the code of its game master, a sealed cookie stays on your device
        for 60 days: the last eight codes that you opened, and a random number that tells your
        device from the others at the table. It names nobody.
      </p>
    ),
  },
  {
    day: '2026-11-23',
    heading: 'Running a fight together',
    text: (
      <p>
        Whoever you invite to run a fight with you sees all of it and reads your first name, and you
        read theirs. Its log keeps which of you did what. Either of you can end it; what was done
        until then stays in the fight, without a name once the account is deleted.
      </p>
    ),
  },
  {
    day: '2026-11-23',
    heading: 'Your fights on your own device',
    text: (
      <p>
        A fight of your account that you open is copied to the browser that you open it with, so
        that it goes on there without a connection: the last ten of them, each for at most 30 days,
        with what you did that is not sent yet. Nobody else who signs in there is shown them, and
        Logout takes them off the device.
      </p>
    ),
  },
  {
    day: '2026-11-23',
    heading: 'Parties that you gather or join',
    text: (
      <p>
        Whoever is in a party with you reads your first name, your characters in it and who set what
        of them last; your private notes only the game masters of that party. Its code tells nobody
        more than its name. When you leave, or delete your account, your characters stay with the
        party, without your name and your private notes. A party that you remove can be brought back
        for 30 days.
      </p>
    ),
  },
  {
    day: '2026-11-23',
    heading: 'Your spellbooks',
    text: (
      <p>
        The spellbooks that you make, with the name of a character if you give one, are kept in your
        account, up to 200 of them; a deleted one for at most 30 days more. Without an account they
        stay in your browser, until you sign in and take them along.
      </p>
    ),
  },
  {
    day: '2026-11-25',
    heading: 'Your characters',
    text: (
      <p>
        The characters that you make, with their portraits, notes and stories, are kept in your
        account, up to 100 of them; one that you put away for at most 30 days more. So are the last
        500 things that you did with each at the table. Whoever has the link of one that you share
        reads its sheet and sees its portrait, and not its private notes nor the name of its player.
        Of a picture we keep what it shows, and not what a camera wrote beside it. A character that
        you open is also copied to the browser that you open it with, so that it is played there
        without a connection: the last twelve of them, each for at most 30 days, with what you did
        that is not sent yet. Logout takes them off the device.
      </p>
    ),
  },
  {
    day: '2026-11-24',
    heading: 'Your battles',
    text: (
      <p>
        The battles that you keep in the simulator, with their names, are kept in your account, up
        to 200 of them; one that you put away for at most 30 days more. Whoever has the link of one
        that you share reads who stands in it, and not the characters of your parties.
      </p>
    ),
  },
  {
    day: '2026-11-23',
    heading: 'Messages that you write to us',
    text: (
      <p>
        What you send with the contact form, with your name and e-mail address, is kept for 30 days
        so that we can read and answer it, and then deleted.
      </p>
    ),
  },
  {
    day: '2026-11-23',
    heading: 'Backups',
    text: (
      <p>
        Each night we write down what we keep, so that nobody’s maps and fights are lost when
        something breaks. A backup stays for 14 nights at our hosting provider, seen by nobody but
        whoever looks after the site; the last three that they made by hand may stay for longer.
        What you delete is in backups until those have gone.
      </p>
    ),
  },
  {
    day: '2026-11-23',
    heading: 'A cookie for notices',
    text: (
      <p>
        When you put away a notice at the top of our pages, a cookie stays on your device for 30
        days so that it does not come back. It says which notice that was, and nothing else.
      </p>
    ),
  },
  {
    day: '2026-11-23',
    heading: 'What those who run the site see of you',
    text: (
      <p>
        Admins see your email, username, name, role, plan and its last hundred changes, when you
        were last here and in how many browsers you are signed in, so that they can help you. What
        the sign-in provider says of the state of your account is kept with it, also when you were
        invited and have not come yet. Every act of an admin is written down and kept for two years;
        your name leaves that record when you delete your account.
      </p>
    ),
  },
  {
    day: '2026-11-23',
    heading: 'Creatures that you make',
    text: (
      <p>
        The creatures that you make or bring along, what they were before, and the last thing that
        you did to several of them at once are in your account, part of what{' '}
        <Link to={paths.settings()}>Settings</Link> gives you as a file and deletes. Nobody else
        sees one unless you make a link to it, which shows the statblock without your name, or let
        the people of a party find it. One that you put away goes for good within 30 days; earlier
        versions go within a year.
      </p>
    ),
  },
  {
    day: '2026-11-28',
    heading: 'Two cookies that pass',
    text: (
      <p>
        While you pay, a cookie remembers for an hour at most which page of a tool you came from, so
        that you can go back to it. After your first sign-in, or once your account is deleted, a
        cookie stays until the next page has said so, ten minutes at most: it holds the day on which
        your trial ends, or that an account is gone and whether a plan ended with it, and nothing of
        whose it was.
      </p>
    ),
  },
  {
    day: '2026-11-28',
    heading: 'Notes, maps and seats of a fight',
    text: (
      <p>
        The notes that you write beside the log of a fight are also kept with its name in your
        account, so that the search finds the fight by them; players never see them. A map that you
        put beside a fight is copied into it. If you are signed in and play a member of a party, the
        game master is told when you sit down at its table. All of it is part of the file that{' '}
        <Link to={paths.settings()}>Settings</Link> gives you, and is erased with the fight.
      </p>
    ),
  },
  {
    day: '2026-11-29',
    heading: 'Bringing your file into an account',
    text: (
      <p>
        The file that <Link to={paths.settings()}>Settings</Link> gives you can be imported there
        into another account. We keep the file that you send until its import has ended, or for a
        day; then only what was imported from it is in the account. Nothing of who you were in the
        other account comes with it: no plan, no role, no email address, and no link or code that
        you shared.
      </p>
    ),
  },
  {
    day: '2026-11-29',
    heading: 'Characters that you make without an account',
    text: (
      <p>
        A character that you make without an account stays in your browser alone, up to four of
        them, each for 30 days after you last changed it. We receive nothing of it until you sign in
        and save it to your account; then it leaves the browser. You can delete it there at any
        time, and Logout takes it off the device too.
      </p>
    ),
  },
];
