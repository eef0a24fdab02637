import { describe, expect, it } from 'vitest';
import { xmlTree } from './xml-tree';

const rootOf = (text: string) => {
  const reading = xmlTree(text);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.root;
};

describe('the XML of other tools', () => {
  it('gives elements with their text and the elements within', () => {
    const root = rootOf('<?xml version="1.0"?><!-- a --><m kind="x">\n<name>Ogre</name><b/></m>');
    expect(root.name).toBe('m');
    expect(root.children).toEqual([
      { name: 'name', category: '', text: 'Ogre', children: [] },
      { name: 'b', category: '', text: '', children: [] },
    ]);
  });

  it.each([
    ['the five entities and numbers', '&lt;&gt;&amp;&quot;&apos;&#8212;&#x2014;', '<>&"\'——'],
    ['a lone ampersand', 'Dungeons & Dragons &', 'Dungeons & Dragons &'],
    ['an entity that nobody declared', '&nbsp;&ogre;', '&nbsp;&ogre;'],
    ['CDATA as it stands', 'a & <![CDATA[b & &amp; <c>]]> & d', 'a & b & &amp; <c> & d'],
    ['two parts of CDATA', '<![CDATA[&]]>&<![CDATA[&]]>', '&&&'],
  ])('%s', (_, text, read) => {
    expect(rootOf(`<m>${text}</m>`).text).toBe(read);
  });

  it.each([
    ['a tag crosswise', '<m>\n<a>\n</b></m>', 3],
    ['a document type', '\n<!DOCTYPE m>\n<m/>', 2],
    ['a comment without an end', '<m>\n<!-- ', 2],
    ['a CDATA part without an end', '<m>\n<![CDATA[ ', 2],
    ['nothing', ' ', 1],
  ])('names the line of %s', (_, text, line) => {
    expect(xmlTree(text)).toMatchObject({ ok: false, line });
  });

  it('stops at 200,001 elements, and at what is too deep', () => {
    expect(xmlTree(`<m>${'<a/>'.repeat(199_999)}</m>`).ok).toBe(true);
    expect(xmlTree(`<m>${'<a/>'.repeat(200_000)}</m>`)).toMatchObject({
      problem: 'The file has more than 200,000 elements.',
    });
    expect(xmlTree(`${'<a>'.repeat(39)}${'</a>'.repeat(39)}`).ok).toBe(true);
    expect(xmlTree(`${'<a>'.repeat(41)}${'</a>'.repeat(41)}`).ok).toBe(false);
  });
});
