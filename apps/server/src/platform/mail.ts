import { createTransport } from 'nodemailer';

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise it has to begin with STARTTLS, unless the server is on this machine. */
  secure: boolean;
  isLocal: boolean;
  auth: { user: string; pass: string } | null;
  /** The sender: `Brokerdesk <reports@example.com>`. */
  from: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for each attempt: a server or a program that has the message keeps one. */
  messageId: string;
  attachment?: { filename: string; content: Buffer };
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

const timeoutMs = 15_000;

export function smtpMailer({ isLocal, secure, auth, from, ...server }: SmtpServer): Mailer {
  const transport = createTransport({
    ...{ ...server, secure, requireTLS: !secure && !isLocal, ignoreTLS: !secure && isLocal },
    ...(auth && { auth }),
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  return {
    async send({ to, attachment, ...mail }) {
      await transport.sendMail({
        ...mail,
        from,
        // As an object: an address is never read as a list of several.
        to: { name: '', address: to },
        attachments: attachment ? [{ ...attachment, contentType: 'text/csv; charset=utf-8' }] : [],
        // Keeps automatic replies away.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
