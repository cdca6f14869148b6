// Runs before the first paint: the theme chosen on the site, otherwise the system's.
let theme = null;
try {
  theme = localStorage.getItem('theme');
} catch {
  // Storage is blocked: the system decides.
}
const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.toggle('dark-mode', isDark);
document.documentElement.classList.add('has-script');
