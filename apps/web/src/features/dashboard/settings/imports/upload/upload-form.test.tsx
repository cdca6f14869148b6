import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderStaff } from '../../../../../testing/render-staff.tsx';
import { UploadForm } from './upload-form.tsx';

/** What the form sends, and the means to answer. */
class Request extends EventTarget {
  static sent: Request[] = [];
  upload = new EventTarget();
  status = 0;
  response: unknown = null;
  address = '';
  isAborted = false;
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {
    // The token is the session's.
  }
  send() {
    Request.sent.push(this);
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total })));
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    act(() => void this.dispatchEvent(new Event('load')));
  }
}

beforeEach(() => {
  Request.sent = [];
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => void vi.unstubAllGlobals());

async function open(file = new File(['<rss>'], 'old.xml'), address = '') {
  const onUploaded = vi.fn<(made: { id: string }) => void>();
  const { user } = await renderStaff(<UploadForm onUploaded={onUploaded} />);
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Upload and read' });
  expect(send.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Export of the old site'), { target: { files: [file] } });
  if (address !== '') await user.type(screen.getByLabelText('Address of the old site'), address);
  await user.click(send);
  return { user, onUploaded, request: Request.sent[0] };
}

test('a file is sent with its name and the address of the old site, in percent, and then shown', async () => {
  const { request, onUploaded } = await open(undefined, 'www.example.com');
  expect(request?.address).toBe('/api/imports?name=old.xml&siteAddress=https%3A%2F%2Fwww.example.com');
  request?.progress(1, 3);
  expect(screen.getByText(/^33 % of 0\.1 MB sent/)).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Uploading old.xml' })).toMatchObject({ value: 33 });
  request?.progress(3, 3);
  expect(screen.getByText('Sent. The server is storing it…')).toBeTruthy();
  request?.answer(201, { id: 'one' });
  await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledWith({ id: 'one' }));
});

test('an upload is canceled', async () => {
  const { user, request } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(request?.isAborted).toBe(true);
  expect(screen.getByRole('button', { name: 'Upload and read' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a file that is too large is refused before it is sent', async () => {
  const large = new File([], 'large.zip');
  Object.defineProperty(large, 'size', { value: 600 * 1024 * 1024 });
  const { request } = await open(large);
  expect(request).toBeUndefined();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'large.zip was not uploadedThe file has 600 MB; at most 500 MB are accepted. Export the site in several parts.',
  );
});

test('an address that is none is refused at its field before the file is sent', async () => {
  const { request } = await open(undefined, 'https://');
  expect(request).toBeUndefined();
  expect(screen.getByText('The address of the old site must look like https://www.example.com.')).toBeTruthy();
  const field = screen.getByLabelText('Address of the old site');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
});

test.each([
  [409, 'There are already 20 imports. Remove one that is no longer needed.'],
  [503, 'The disk has too little room for this file. Free 900 MB and try again.'],
])('a refusal with %i is shown, and the file can be sent again', async (status, error) => {
  const { user, request } = await open();
  request?.answer(status, { error });
  expect((await screen.findByRole('alert')).textContent).toContain(error);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(Request.sent).toHaveLength(2);
});
