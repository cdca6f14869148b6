import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HousePhoto } from './house-photo.tsx';

const UPLOAD = '/media/0123456789abcdef01234567-1600x1200.jpg';

describe('a photograph in the house treatment', () => {
  test('is cropped by its box and offers every width of the upload', () => {
    const { container } = render(<HousePhoto src={UPLOAD} alt="Ana at her desk" crop="portrait" sizes="16rem" />);
    const box = container.querySelector<HTMLElement>('.house-photo');
    expect([box?.style.aspectRatio, box?.dataset['ink']]).toEqual(['4 / 5', 'foam']);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ type, sizes }) => [type, sizes])).toEqual([
      ['image/avif', '16rem'],
      ['image/webp', '16rem'],
    ]);
    expect(screen.getByAltText('Ana at her desk').getAttribute('src')).toBe(UPLOAD);
  });

  test('gives way to a placeholder of the same crop when the file fails to load', () => {
    const { container } = render(<HousePhoto src={UPLOAD} alt="Ana" crop="wide" sizes="50vw" ink="coral" />);
    fireEvent.error(screen.getByAltText('Ana'));
    expect(screen.getByAltText('Ana').getAttribute('src')).toBe('/api/placeholder/800/300');
    expect(container.querySelectorAll('source')).toHaveLength(0);
  });

  test('shows the part that is named', () => {
    render(<HousePhoto src={UPLOAD} alt="Ana" crop="square" sizes="10rem" focus="80% 10%" />);
    expect(screen.getByAltText('Ana').style.objectPosition).toBe('80% 10%');
  });
});
