import { journey } from './journey.js';

const [url = '', username = '', password = '', captcha = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await journey({ url, username, password, captcha })));
