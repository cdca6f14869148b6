/** Runs before each file of component tests: unmounts what a test has rendered, so that the next one starts empty. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
