import { expect, test } from 'vitest';
import {
  findSection,
  offeredSections,
  SETTINGS_GROUPS,
  SETTINGS_SECTIONS,
  type SettingsRule,
} from './settings-sections.ts';

test('a page is found by its name, and by the hash of an older link', () => {
  expect(['mail', 'mail-heading', 'enquiries-heading', 'toString', ''].map(findSection)).toEqual([
    'mail',
    'mail',
    'inquiries',
    undefined,
    undefined,
  ]);
});

test('the pages of a group follow each other, and no group is empty', () => {
  const groups = Object.values(SETTINGS_SECTIONS).map(({ group }) => group);
  expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([...SETTINGS_GROUPS]);
});

test('a page says who sees it, or does not compile', () => {
  // @ts-expect-error -- it needs `needs`
  const silent: SettingsRule = { title: 'New', group: 'Data' };
  // @ts-expect-error -- no capability is none
  const empty: SettingsRule = { title: 'New', group: 'Data', needs: [] };
  expect([silent.title, empty.title]).toEqual(['New', 'New']);
  expect(offeredSections(() => false)).toEqual(['api-keys']);
  expect(offeredSections((...anyOf) => anyOf.includes('mail.read'))).toEqual(['mail', 'api-keys']);
});
