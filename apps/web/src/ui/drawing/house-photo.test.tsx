import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HousePhoto } from './house-photo.tsx';

const UPLOAD = '/media/0123456789abcdef01234567-1600x1200.jpg';

describe('a photograph in the house treatment', () => {
  test('is cropped by its box and offers every width of the upload', () => {
    const html = renderToStaticMarkup(
      <HousePhoto src={UPLOAD} alt="Ana at her desk" crop="portrait" sizes="16rem" focus="80% 10%" />,
    );
    expect(html).toMatch(/^<div class="house-photo" data-ink="foam" style="aspect-ratio:4 \/ 5">/);
    expect(
      html.match(/<source type="image\/(?:avif|webp)" srcSet="[^"]* 480w, [^"]* 1600w" sizes="16rem"/g),
    ).toHaveLength(2);
    expect(html).toMatch(new RegExp(`<img [^>]*object-position:80% 10%[^>]*src="${UPLOAD}" alt="Ana at her desk"`));
  });

  test('gives way to a placeholder of the same crop when the file failed before hydration', () => {
    // No picture loads in this DOM: an image is complete at once, and empty.
    const { container } = render(<HousePhoto src={UPLOAD} alt="Ana" crop="wide" sizes="50vw" ink="coral" />);
    expect(screen.getByAltText('Ana').getAttribute('src')).toBe('/api/placeholder/800/300');
    expect(container.querySelectorAll('source')).toHaveLength(0);
  });
});
