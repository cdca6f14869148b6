import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { DateField } from './date-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextareaField } from './textarea-field.tsx';

function Typed({ onChange }: { onChange: (text: string) => void }) {
  const [text, setText] = useState('');
  function change(typed: string) {
    setText(typed);
    onChange(typed);
  }
  return <TextField label="Name" hint="As readers see it." error="Too long." value={text} onChange={change} />;
}

test('a text field says its label, hint and error, and gives the typed text', async () => {
  const onChange = vi.fn<(text: string) => void>();
  render(<Typed onChange={onChange} />);
  const field = screen.getByLabelText('Name');
  expect(screen.getByRole('textbox', { description: 'As readers see it. Too long.' })).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field, 'Kim');
  expect(onChange).toHaveBeenLastCalledWith('Kim');
});

test('a text field offers its suggestions', () => {
  render(<TextField label="Reason" suggestions={['Price', 'Timing']} value="" onChange={() => undefined} />);
  const list = screen.getByLabelText<HTMLInputElement>('Reason').list;
  expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(['Price', 'Timing']);
});

test('a text area takes several lines', async () => {
  const onChange = vi.fn<(text: string) => void>();
  render(<TextareaField label="Text" value="" onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('Text'), '{Enter}');
  expect(onChange).toHaveBeenCalledWith('\n');
});

test('a select gives the value of the chosen label', async () => {
  const onChange = vi.fn<(role: 'admin' | 'author') => void>();
  const options = [{ value: 'admin', label: 'Admin' } as const, 'author'] as const;
  render(<SelectField label="Role" value="admin" options={options} onChange={onChange} />);
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'author');
  expect(onChange).toHaveBeenCalledWith('author');
});

test('a date field leaves out the years that typing passes through', () => {
  const onChange = vi.fn<(text: string) => void>();
  render(<DateField label="Day" value="" onChange={onChange} />);
  const field = screen.getByLabelText<HTMLInputElement>('Day');
  fireEvent.change(field, { target: { value: '0202-01-05' } });
  expect(onChange).not.toHaveBeenCalled();
  expect(field.value).toBe('0202-01-05');
  fireEvent.change(field, { target: { value: '2026-01-05' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-01-05');
});

test('a checkbox is named by its label and says what it becomes', async () => {
  const onChange = vi.fn<(isChecked: boolean) => void>();
  render(<CheckboxField label="Share" isChecked={false} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Share' }));
  expect(onChange).toHaveBeenCalledWith(true);
});
