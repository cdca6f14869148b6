import { WORK_SAMPLE_IDS } from '@tideline/domain/site/work-sample';
import { CASE_STUDY_IDS } from '@tideline/domain/site/site-path';
import { expect, test } from 'vitest';
import { healthcare } from '../industries/healthcare.ts';
import { legalPractices } from '../industries/legal-practices.ts';
import { marketingAgencies } from '../industries/marketing-agencies.ts';
import { professionalServices } from '../industries/professional-services.ts';
import { serviceNames, type ServiceId } from '../services/service-names.ts';
import { allSamples, sampleForService, samplesForCaseStudy } from './samples.ts';

const services = Object.keys(serviceNames) as ServiceId[];

test('staff can replace every sample that is shown, and no other', () => {
  expect(
    allSamples()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...WORK_SAMPLE_IDS].toSorted());
});

test('each of the thirteen services has a sample of its own', () => {
  expect(new Set(services.map((id) => sampleForService(id).id)).size).toBe(13);
});

test.each(CASE_STUDY_IDS)('the %s study has three to five samples, the last of them its chart', (id) => {
  const samples = samplesForCaseStudy(id);
  expect(samples.length).toBeGreaterThanOrEqual(3);
  expect(samples.length).toBeLessThanOrEqual(5);
  expect(samples.map(({ kind }) => kind).indexOf('chart')).toBe(samples.length - 1);
});

test('each industry page opens with a sample of its own', () => {
  const pages = [healthcare, professionalServices, legalPractices, marketingAgencies];
  const ids = pages.map(({ hero }) => hero.sample.id);
  expect(new Set(ids).size).toBe(4);
  const known: readonly string[] = WORK_SAMPLE_IDS;
  expect(ids.filter((id) => !known.includes(id))).toEqual([]);
});

test('all seven kinds of work are shown', () => {
  expect(new Set(allSamples().map(({ kind }) => kind))).toEqual(
    new Set(['page', 'search', 'ad', 'mail', 'storyboard', 'calendar', 'chart']),
  );
});

test('each sample says that it is drawn, in one or two sentences, and names no address that could exist', () => {
  for (const sample of allSamples()) {
    expect(sample.label).toMatch(/^(Drawing|Drawn|Bar chart) /);
    expect(sample.label.length).toBeLessThan(300);
    expect(sample.caption).toMatch(/[.]$/);
    const addresses = JSON.stringify(sample).match(/[\w-]+\.(?!example\b)(com|org|net|io|co)\b/g);
    expect(addresses).toBeNull();
  }
});

test('every day of a calendar is in its month', () => {
  const calendars = allSamples().filter((sample) => sample.kind === 'calendar');
  expect(calendars.length).toBeGreaterThan(0);
  const days = calendars.flatMap(({ entries }) => entries.map(({ day }) => day));
  expect(days.filter((day) => day < 1 || day > 30)).toEqual([]);
});
