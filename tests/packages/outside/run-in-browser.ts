import { journey } from './journey.js';

const form = document.querySelector('form');
const shown = document.querySelector('output');

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  const field = (name: string) => String(fields.get(name));
  const seen = await journey({
    url: location.origin,
    username: field('username'),
    password: field('password'),
    captcha: field('captcha'),
  });
  if (shown) shown.textContent = JSON.stringify(seen);
});
