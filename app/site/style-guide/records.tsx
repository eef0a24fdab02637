import { CreatureGlimpse } from '~/compendium/statblock/creature-glimpse';
import { paths } from '~/paths';
import { Badge, Count } from '~/ui/badge';
import { Breadcrumb } from '~/ui/breadcrumb';
import { Card } from '~/ui/card';
import { Chip } from '~/ui/chip';
import { Meter, Progress } from '~/ui/gauge';
import { Icon } from '~/ui/icon';
import layout from '~/ui/layout.module.css';
import { Pagination } from '~/ui/pagination';
import { Table } from '~/ui/table';
import { Tabs } from '~/ui/tabs';
import { ToolIcon } from '../frame/tool-icon';
import { GuideSection } from './section';

const MONSTERS = [
  { name: 'Adult Red Dragon', type: 'Dragon', size: 'Huge', cr: '17', ac: 19, hp: 256 },
  { name: 'Gelatinous Cube', type: 'Ooze', size: 'Large', cr: '2', ac: 6, hp: 84 },
  { name: 'Goblin', type: 'Humanoid', size: 'Small', cr: '1/4', ac: 15, hp: 7 },
  { name: 'Owlbear', type: 'Monstrosity', size: 'Large', cr: '3', ac: 13, hp: 59 },
] as const;

/** Lists, tables, cards and their parts. */
export function Records() {
  return (
    <GuideSection id="records" title="Records">
      <Breadcrumb
        trail={[
          { label: 'Monsters', to: '#records' },
          { label: 'Dragons', to: '#type' },
          { label: 'Adult Red Dragon' },
        ]}
      />
      <Tabs
        label="Statblock layout"
        tabs={[
          { to: '#records', label: 'Classic', current: true },
          { to: '#type', label: '2024 layout', current: false },
          {
            to: '#forms',
            label: (
              <>
                Rolls <Count value={12} of="rolls" />
              </>
            ),
            current: false,
          },
        ]}
      />
      <div className={layout.row}>
        <Chip removeTo="#records" removeLabel="Remove the filter Dragon">
          Dragon
        </Chip>
        <Chip removeTo="#type" removeLabel="Remove the filter challenge 1/4 and more">
          Challenge ≥ 1/4
        </Chip>
        <Count value={1325} of="monsters" />
        <Badge>SRD 5.1</Badge>
        <Badge tone="green" icon="check">
          CONFIRMED
        </Badge>
        <Badge tone="ember">FORCE_CHANGE_PASSWORD</Badge>
        <Badge tone="purple">AdminUser</Badge>
        <Badge tone="red" icon="warning">
          Past due
        </Badge>
      </div>
      <Table caption="Monsters">
        <thead>
          <tr>
            <th scope="col" aria-sort="ascending">
              <a href="#records">
                Name <Icon name="chevron-up" size="small" />
              </a>
            </th>
            <th scope="col">Type</th>
            <th scope="col">Size</th>
            <th scope="col" data-kind="number">
              CR
            </th>
            <th scope="col" data-kind="number">
              AC
            </th>
            <th scope="col" data-kind="number">
              HP
            </th>
          </tr>
        </thead>
        <tbody>
          {MONSTERS.map(({ name, type, size, cr, ac, hp }) => (
            <tr key={name}>
              <th scope="row">
                <a href="#records">{name}</a>
              </th>
              <td>{type}</td>
              <td>{size}</td>
              <td data-kind="number">{cr}</td>
              <td data-kind="number">{ac}</td>
              <td data-kind="number">{hp}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pagination
        label="Pages of monsters"
        previous="#records"
        next="#type"
        summary="51–100 of 325"
      />
      <CreatureGlimpse
        name="Owlbear"
        kind="Large monstrosity, unaligned"
        edition="2014"
        vitals={[
          { label: 'Armor Class', text: '13 (natural armor)' },
          { label: 'Hit Points', text: '59 (7d10 + 21)' },
          { label: 'Speed', text: '40 ft.' },
        ]}
        abilities={{ str: 20, dex: 12, con: 17, int: 3, wis: 12, cha: 7 }}
        to={paths.monster({ id: 'owlbear' })}
        level={3}
      >
        <p>
          <b>Keen Sight and Smell.</b> The owlbear has advantage on Wisdom (Perception) checks that
          rely on sight or smell.
        </p>
      </CreatureGlimpse>
      <div className={layout.grid}>
        <Card
          heading="Monster Lookup"
          to="#records"
          picture={<ToolIcon tool="monster-lookup" size="large" />}
          footer={
            <>
              <Badge tone="green">Live</Badge>
              <Badge icon="unlock">Free</Badge>
            </>
          }
        >
          <p>Find any monster by a few letters and roll its attacks straight from the statblock.</p>
        </Card>
        <Card
          heading="Mapwright"
          to="#type"
          picture={<ToolIcon tool="mapwright" size="large" />}
          footer={
            <>
              <Badge tone="green">Live</Badge>
              <Badge icon="lock">Pro</Badge>
              <Badge icon="desktop">Desktop</Badge>
            </>
          }
        >
          <p>Draw a dungeon in a second and print it at the scale of your minis.</p>
        </Card>
        <Card
          heading="Campaign Notes"
          faded
          picture={<ToolIcon tool="campaign-notes" size="large" />}
          footer={<Badge icon="clock">Planned</Badge>}
        >
          <p>What happened, who said it, and what the party still owes the blacksmith.</p>
        </Card>
        <Card heading="Hit points">
          <Meter label="Owlbear" value={52} max={59} />
          <Meter label="Goblin boss" value={9} max={21} />
          <Meter label="Kestrel the Bold" value={5} max={38} />
          <Progress label="Importing monsters" value={1200} max={5000} text="1,200 of 5,000" />
        </Card>
      </div>
    </GuideSection>
  );
}
