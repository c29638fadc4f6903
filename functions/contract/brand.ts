export const brand = {
  name: 'Longhand',
  domain: 'longhand.example',
  origin: 'https://longhand.example',
  supportEmail: 'support@longhand.example',
  hashtag: '#longhand',
  androidApp: 'https://play.google.com/store/apps/details?id=example.longhand',
  iosApp: 'https://apps.apple.com/app/longhand/id0000000000',
} as const;
