/** Every program's first import. Without NODE_ENV, React would render with its development build, four times slower. */
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' });
