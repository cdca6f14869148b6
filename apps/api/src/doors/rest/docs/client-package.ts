export * from '../../reference/client-package.ts';
