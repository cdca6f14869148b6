import { type Agency, SETTINGS_LIMITS } from '@tideline/domain/site/settings';
import { TextField } from '../../../../ui/controls/text-field.tsx';

export type AgencyFieldsProps = {
  agency: Agency;
  errorOf: (name: keyof Agency) => string | null;
  onChange: (agency: Agency) => void;
};

const FIELDS: Record<keyof Agency, { label: string; hint: string }> = {
  legalName: { label: 'Legal Name', hint: 'In the legal texts; leave it empty to use the site title.' },
  place: { label: 'City', hint: 'Wherever a text says where you are.' },
  region: { label: 'State or Region', hint: 'May be empty.' },
  country: { label: 'Country', hint: 'Two letters, such as US; for search engines.' },
  area: { label: 'Area Served', hint: 'As in a sentence: the United States.' },
};
const NAMES = ['legalName', 'place', 'region', 'country', 'area'] as const satisfies (keyof Agency)[];

/** Who the agency is, as texts say it by placeholders. */
export function AgencyFields({ agency, errorOf, onChange }: AgencyFieldsProps) {
  return NAMES.map((name) => (
    <TextField
      key={name}
      {...FIELDS[name]}
      value={agency[name]}
      maxLength={name === 'country' ? 2 : SETTINGS_LIMITS.agency}
      error={errorOf(name)}
      onChange={(text) => onChange({ ...agency, [name]: name === 'country' ? text.toUpperCase() : text })}
    />
  ));
}
