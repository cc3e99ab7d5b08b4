// Runs before the first paint, so that a chosen theme never flashes the other one. A file of its
// own because the content security policy allows no inline script.
try {
  const theme = localStorage.getItem('brokerdesk.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be forbidden: the system's theme is a good one.
}
