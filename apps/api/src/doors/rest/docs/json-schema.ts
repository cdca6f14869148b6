export * from '../declared/json-schema.ts';
