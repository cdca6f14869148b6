export * from '../declared/subjects.ts';
