export { chromiumFlags, findChromium } from '../../scripts/lib/find-chromium.mjs';
