import type { AddedPageKind } from '@tideline/domain/page/added-page';
import type { PageHead } from '../parts/page-head.ts';
import { industryTemplate } from './industry-template.ts';
import { studyTemplate } from './study-template.ts';
import { plainTemplate } from './plain-template.ts';

/** What the pages of each kind begin with. */
export const TEMPLATES = {
  industry: {
    page: industryTemplate,
    head: {
      title: 'A new page',
      description:
        'Be found, answer what people ask, and stay in touch: how we help businesses like yours, with the services that fit.',
      cardLabel: 'Who we work with',
    },
  },
  'case-study': {
    page: studyTemplate,
    head: {
      title: 'A new case study',
      description: 'Where a client stood, what we did, and where they stand now, with the figures before and after.',
      cardLabel: 'Case study',
    },
  },
  plain: {
    page: plainTemplate,
    head: {
      title: 'A new page',
      description: 'What this page is about, who it is for, and where to go from here.',
      cardLabel: '',
    },
  },
} as const satisfies Record<AddedPageKind, { page: object; head: PageHead }>;
